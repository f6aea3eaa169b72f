import { useNavigate } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { SectionNav } from '~/ui/section-nav.tsx'
import { settingsParam, settingsSections } from './settings-sections.ts'

/** The sections of the settings; the appearance has a page of its own. */
export function SettingsNav({ chosen }: { chosen: string }) {
  const navigate = useNavigate()
  const open = (section: string) => {
    if (section === 'aparencia') return navigate(adminPaths.appearance)
    const search = section === '' ? '' : `?${new URLSearchParams({ [settingsParam]: section })}`
    return navigate(`${adminPaths.settings}${search}`, { replace: chosen !== 'aparencia' })
  }
  return (
    <SectionNav
      label="Configurações"
      tabs={settingsSections}
      chosen={chosen}
      onChoose={(section) => void open(section)}
    />
  )
}
