import { hold, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const agenda = { path: '/admin/agenda', as: 'admin' } as const
const hours = { path: '/admin/agenda/horarios', as: 'admin' } as const
const READ = '**/api/agenda?*'

screen('admin-agenda', agenda)
screen('admin-agenda-lista', { ...agenda, path: '/admin/agenda?vista=lista', only: 'desktop' })
screen('admin-agenda-dia', { ...agenda, path: '/admin/agenda?vista=dia', only: 'desktop' })
screen('admin-agenda-vazia', { ...agenda, path: '/admin/agenda?dia=2031-01-06&vista=lista' })

screen('admin-agenda-loading', {
  ...agenda,
  waiting: true,
  before: ({ page }) => hold(page, READ),
  show: ({ page }) => page.getByText('Carregando a agenda...').waitFor(),
})

screen('admin-agenda-error', {
  ...agenda,
  before: ({ page }) => rejectCalls(page, READ),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

screen('admin-agenda-encontro', {
  ...agenda,
  path: '/admin/agenda?vista=lista',
  show: async ({ page }) => {
    await page.getByRole('button', { name: /abrir o encontro de Carla/ }).click()
    await page.getByRole('dialog', { name: 'Carla Menezes' }).waitFor()
  },
})

screen('admin-agenda-remarcar', {
  ...agenda,
  path: '/admin/agenda?vista=lista',
  show: async ({ page }) => {
    await page.getByRole('button', { name: /abrir o encontro de Carla/ }).click()
    await page.getByRole('button', { name: 'Remarcar' }).click()
  },
})

screen('admin-agenda-novo', {
  ...agenda,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Novo encontro' }).click()
    await page.getByLabel('Tipo').selectOption({ label: 'Prova, 60 minutos' })
    await page.getByRole('button', { name: 'Marcar', exact: true }).click()
    await page.getByText('Informe o nome.').waitFor()
  },
})

screen('admin-agenda-horarios', hours)

screen('admin-agenda-horarios-alterados', {
  ...hours,
  show: async ({ page }) => {
    await page.getByRole('group', { name: 'Sala do espelho' }).getByLabel('Domingo').fill('13-10')
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    await page.getByText('O fim vem depois do início.').waitFor()
  },
})
