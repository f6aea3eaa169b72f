import { expect, test } from 'vitest'
import { adminFailures } from './admin-failures.ts'
import { adminNotices } from './admin-notices.ts'
import { errors } from './errors.ts'
import { failures } from './failures.ts'
import { networkFailure } from './network-failure.ts'
import { addedToCart, notices, suggestedSize } from './notices.ts'

const specified = [
  // Server messages, and the fallbacks of each call.
  'Falha no login.',
  'Falha no cadastro.',
  'Erro desconhecido ao buscar produtos.',
  'Falha ao buscar categorias.',
  'Falha ao buscar pedidos do usuário.',
  'Falha ao buscar pedidos do cliente.',
  'Falha ao buscar usuários.',
  'Falha ao buscar cupons.',
  'Falha ao buscar relatório do admin.',
  'Erro ao adicionar produto.',
  'Erro ao atualizar produto.',
  'Erro ao deletar produto.',
  'Erro ao atualizar categorias.',
  'Erro ao criar o pedido.',
  'Erro ao atualizar status do pedido.',
  'Falha ao buscar favoritos.',
  'Credenciais inválidas.',
  'Autenticação necessária.',
  'Acesso negado.',
  'Produto não encontrado',
  'Ticket não encontrado.',
  'Confirme seu e-mail para ativar sua conta.',
  'As senhas não coincidem.',
  'Token de redefinição inválido ou ausente.',
  'Token de verificação não encontrado na URL.',
  'Não foi possível atualizar seus favoritos.',
  'Não foi possível conectar ao servidor.',
  'Falha ao carregar avaliações.',
  'Stripe não foi inicializado.',
  'Falha ao buscar tickets.',
  'Falha ao carregar o ticket.',
  'Não foi possível remover o produto.',
  'Não foi possível verificar sua conta.',
  'Ocorreu um erro de comunicação com o servidor.',
  'Não foi possível processar a solicitação.',
  'Tente novamente.',
  "Coleção necessária: Adicione uma categoria em 'Configurações' antes de criar um produto.",
  // Titles of failures.
  'Erro no login',
  'Erro no cadastro',
  'Erro ao salvar',
  'Erro',
  'Erro de rede',
  'Erro ao enviar',
  'Erro ao criar pedido',
  'Erro no Pagamento',
  'Erro ao criar ticket',
  'Erro ao enviar resposta',
  'Erro ao carregar dados',
  'Erro ao atualizar',
  'Erro ao salvar produto',
  'Erro ao excluir',
  'Login necessário',
  'Você precisa estar logado para adicionar favoritos.',
  // Toasts.
  'Logout realizado',
  'Você foi desconectado com sucesso.',
  'Categorias atualizadas com sucesso!',
  'Status atualizado!',
  'Status do pedido atualizado!',
  'Adicionado aos favoritos!',
  'Removido dos favoritos!',
  'Adicionado ao carrinho!',
  'Açucena foi adicionado ao seu carrinho.',
  'Removido do carrinho',
  'Item removido com sucesso.',
  'Sucesso!',
  'Seu pagamento foi aprovado.',
  'Seu ticket de suporte foi aberto.',
  'Seus dados foram atualizados.',
  'Produto adicionado com sucesso!',
  'Produto atualizado com sucesso!',
  'Produto excluído!',
  'O produto foi removido com sucesso.',
  'Link inválido',
  'O link de verificação é inválido ou já foi utilizado.',
  'Erro na verificação',
  'Ocorreu um erro. Tente novamente mais tarde.',
  'E-mail verificado!',
  'Sua conta foi ativada com sucesso. Faça o login para continuar.',
  'Sua senha foi redefinida. Você já pode fazer o login.',
  'Sua senha foi alterada.',
  'Inscrição realizada!',
  'Obrigada! Você receberá nossas novidades e inspirações em breve.',
  'Campos obrigatórios',
  'Por favor, preencha todos os campos obrigatórios.',
  'Mensagem enviada!',
  'Obrigada pelo contato. Responderemos em breve.',
  'Medidas incompletas',
  'Por favor, preencha todos os campos.',
  'Tamanho sugerido!',
  'Seu tamanho ideal é M.',
  'Tamanho personalizado',
  'Suas medidas são únicas! Entre em contato para um ajuste perfeito.',
  'Por favor, preencha a classificação, título e comentário.',
  'Avaliação enviada!',
  'Obrigado pelo seu feedback.',
  'Por favor, preencha todos os campos marcados com *.',
  'Dados Incompletos',
  'Por favor, preencha suas informações pessoais e de endereço.',
  'Funcionalidade não implementada',
  'Em breve você poderá usar este recurso.',
]

const entries: Record<string, string | number>[] = [
  ...Object.values(errors),
  ...Object.values(failures),
  ...Object.values(adminFailures),
  ...Object.values(notices),
  ...Object.values(adminNotices),
  networkFailure,
  { ...addedToCart('Açucena') },
  { ...suggestedSize('M') },
]
const texts = new Set(entries.flatMap((entry) => Object.values(entry)))

test.each(specified)('the text %j is in the tables', (text) => {
  expect(texts).toContain(text)
})

test('every code is in snake case and every status is an error', () => {
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message.length).toBeGreaterThan(0)
  }
})

test.each([
  ['invalid_input', 400],
  ['unauthenticated', 401],
  ['invalid_credentials', 401],
  ['second_factor_required', 401],
  ['wrong_current_password', 400],
  ['forbidden', 403],
  ['email_not_verified', 403],
  ['not_found', 404],
  ['prices_changed', 409],
  ['category_in_use', 409],
  ['account_in_use', 409],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['too_many_requests', 429],
  ['unavailable', 503],
] as const)('%s has status %d', (code, status) => {
  expect(errors[code].status).toBe(status)
})
