const entries = [
  { name: 'atelier.token', purpose: 'Manter você conectada à sua conta, até sair' },
  {
    name: 'atelier.devices',
    purpose:
      'Reconhecer este aparelho, por 180 dias, depois que você abre um link nosso ou usa a verificação em duas etapas: assim, tentativas de outras pessoas não impedem você de entrar',
  },
  { name: 'atelier.cart', purpose: 'Lembrar o que está no seu carrinho' },
  {
    name: 'atelier.cart-base',
    purpose: 'Juntar o carrinho deste navegador com o que está guardado na sua conta',
  },
  { name: 'atelier.coupon', purpose: 'Lembrar o cupom que você escreveu no carrinho' },
  { name: 'atelier.favorites', purpose: 'Lembrar as peças que você favoritou antes de entrar' },
  { name: 'atelier.wedding', purpose: 'Dizer se uma peça chega a tempo do seu casamento' },
  { name: 'atelier.searches', purpose: 'Mostrar as suas três últimas buscas quando você abre a busca' },
  {
    name: 'atelier.draft.',
    purpose:
      'Não perder, até o envio ou até a aba fechar, o que já foi escrito no cadastro, no contato e na resposta a uma avaliação',
  },
  {
    name: 'atelier.measures',
    purpose:
      'Não perder, até a aba fechar, as medidas que você digitou em “Descobrir meu tamanho” e decidiu usar',
  },
  {
    name: 'atelier.list-device',
    purpose:
      'Contar um só coração por peça nas listas que você abrir pelo link de alguém; é um número ao acaso, que só essas listas recebem',
  },
  {
    name: 'atelier.question',
    purpose: 'Levar ao contato, até o envio ou até a aba fechar, o nome da peça sobre a qual você quer falar',
  },
  { name: 'atelier.checkout', purpose: 'Não criar dois pedidos da mesma compra' },
  {
    name: 'atelier.checkout-draft',
    purpose:
      'Guardar, até o pagamento, até você sair ou por um dia, o contato e o endereço já preenchidos na compra',
  },
  {
    name: 'atelier.checkout-measures',
    purpose:
      'Lembrar, até o pagamento ou até a aba fechar, qual ficha vai com a peça sob medida; as medidas não ficam no navegador',
  },
  {
    name: 'atelier.order-link',
    purpose: 'Abrir, nesta aba, o pedido feito sem conta',
  },
  {
    name: 'atelier.checkout-cpf',
    purpose: 'Não perder, até o pagamento, até você sair ou até a aba fechar, o CPF digitado na compra',
  },
]

/** States that the shop sets no cookies and stores only what it needs to work; must stay true. */
export function StorageNotice() {
  return (
    <>
      <p>
        Esta loja <strong>não usa cookies</strong> próprios, nem de publicidade, nem de medição. Por isso não
        há um aviso pedindo o seu consentimento: não há nada para consentir.
      </p>
      <p>
        Guardamos no seu navegador só o que a loja precisa para funcionar. Isso não é enviado a terceiros, e
        você pode apagar quando quiser nas configurações do navegador:
      </p>
      <ul>
        {entries.map(({ name, purpose }) => (
          <li key={name}>
            <strong>{name}</strong>: {purpose}.
          </li>
        ))}
      </ul>
      <p>
        Na página de pagamento, e só nela, é carregado o formulário do provedor de pagamento, que pode gravar
        cookies próprios para evitar fraudes. Eles são necessários para a cobrança.
      </p>
    </>
  )
}
