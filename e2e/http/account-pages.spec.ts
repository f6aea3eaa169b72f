import { expect, find, test, textOf } from './fixtures.ts'

const PAGES = [
  ['/login', 'Entrar'],
  ['/cadastro', 'Criar conta'],
  ['/verificar-email', 'Verificar e-mail'],
  ['/esqueci-senha', 'Esqueci minha senha'],
  ['/redefinir-senha', 'Redefinir senha'],
  ['/favoritos', 'Favoritos'],
  ['/conta', 'Minha Conta'],
  ['/suporte', 'Suporte'],
  ['/suporte/12', 'Ticket de suporte'],
] as const

const REGISTRATION = [
  'name',
  'email',
  'phone',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'estado',
  'password',
  'confirmPassword',
]

for (const [path, title] of PAGES) {
  test(`${path} opened directly is its own page, and is excluded from search engines`, async ({ open }) => {
    const { status, html } = await open(`${path}?token=segredo&redirect=/segredo&x=segredo`)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} · Alva de Maio</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('segredo')
  })
}

test('the login has an email field, a hidden password, and links to reset the password and to register', async ({
  open,
}) => {
  const main = find((await open('/login')).root, 'main')
  expect(textOf(find(main, 'h1'))).toBe('Entrar')
  expect(find(main, '[name=email]').getAttribute('type')).toBe('email')
  expect(find(main, '[name=password]').getAttribute('type')).toBe('password')
  const links = main.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')])
  expect(links).toContainEqual(['Esqueci minha senha', '/esqueci-senha'])
  expect(links).toContainEqual(['Criar conta', '/cadastro'])
})

test('the registration is one form with every field, its required ones marked, and a link to the login', async ({
  open,
}) => {
  const main = find((await open('/cadastro')).root, 'main')
  expect(textOf(find(main, 'h1'))).toBe('Criar conta')
  expect(main.querySelectorAll('form')).toHaveLength(1)
  for (const name of REGISTRATION) {
    const isRequired = name !== 'complemento'
    expect(find(main, `form [name=${name}]`).hasAttribute('required'), name).toBe(isRequired)
  }
  expect(main.querySelectorAll('[name=estado] option')).toHaveLength(28)
  const links = main.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')])
  expect(links).toContainEqual(['Entrar', '/login'])
})

test('a password form uses POST, and can be submitted only by scripts', async ({ open }) => {
  for (const path of ['/login', '/cadastro', '/redefinir-senha']) {
    const main = find((await open(path)).root, 'main')
    expect(find(main, 'form').getAttribute('method'), path).toBe('post')
    for (const button of main.querySelectorAll('form [type=submit]')) {
      expect(button.hasAttribute('disabled'), path).toBe(true)
    }
    find(main, 'form [type=submit]')
    find(main, 'noscript')
  }
})
