import { logos } from '@shop/contract/theme/logos'
import type { Theme } from '@shop/contract/theme/theme'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { uploadSignedIn } from '~/lib/upload.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { settingsParam } from '~/shared/admin/settings-sections.ts'
import { uploadPicture } from '../content-draft.queries.ts'
import { FoldingPanel } from '../folding-panel.tsx'
import { usePictures } from '../pictures-context.ts'
import { AccentField } from './accent-field.tsx'
import { FontList } from './font-list.tsx'
import { LogoField, logoTexts, symbolTexts } from './logo-field.tsx'
import { PaletteList } from './palette-list.tsx'
import { ShapeList } from './shape-list.tsx'

const storeSettings = `${adminPaths.settings}?${new URLSearchParams({ [settingsParam]: 'loja' })}`

export function BrandFields() {
  const { token } = useAdmin()
  const { pictures, add } = usePictures()
  const { setValue, formState } = useFormContext<Theme>()
  const { logo, symbol, palette, accent, fonts, corners } = useWatch<Theme>() as Theme
  const set = <Name extends keyof Theme>(name: Name, value: Theme[Name]) =>
    // The names are the form's own: its types only know them one by one.
    setValue<keyof Theme>(name, value, { shouldDirty: true, shouldValidate: true })
  const upload = async (file: File): Promise<NonNullable<Theme['logo']>> => {
    if (file.type === 'image/svg+xml') {
      const { svg } = await uploadSignedIn(logos.read, { token, files: [{ field: 'file', file }] })
      return { kind: 'svg', svg }
    }
    const picture = await uploadPicture(token, file)
    add(picture)
    return { kind: 'png', hash: picture.hash }
  }
  const fieldOf = (name: 'logo' | 'symbol', value: Theme['logo']) => ({
    value,
    pictureUrl: value?.kind === 'png' ? pictures[value.hash]?.url : undefined,
    onChange: (next: Theme['logo']) => set(name, next),
    onUpload: upload,
  })
  const accentError: unknown = get(formState.errors, 'accent.message')
  return (
    <>
      <FoldingPanel title="Logo e nome" open>
        <LogoField texts={logoTexts} {...fieldOf('logo', logo)} />
        <p className="text-14 text-ink-2">
          O nome escrito fica em{' '}
          <Link to={storeSettings} className="text-wine underline underline-offset-4">
            Configurações, Loja
          </Link>
          .
        </p>
      </FoldingPanel>
      <FoldingPanel title="Símbolo" open>
        <LogoField texts={symbolTexts} {...fieldOf('symbol', symbol)} />
      </FoldingPanel>
      <FoldingPanel title="Paleta" note="o menor contraste entre os pares usados" open>
        <PaletteList value={palette} onChange={(next) => set('palette', next)} />
      </FoldingPanel>
      <FoldingPanel title="Cor de destaque" open>
        <AccentField
          palette={palette}
          value={accent}
          onChange={(next) => set('accent', next)}
          error={typeof accentError === 'string' ? accentError : undefined}
        />
      </FoldingPanel>
      <FoldingPanel title="Letras">
        <FontList value={fonts} onChange={(next) => set('fonts', next)} />
      </FoldingPanel>
      <FoldingPanel title="Cantos">
        <ShapeList value={corners} onChange={(next) => set('corners', next)} />
      </FoldingPanel>
    </>
  )
}
