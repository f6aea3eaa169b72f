const rows = [
  {
    data: 'Conta: nome, e-mail, telefone, endereço e senha (guardada só como um código que não pode ser revertido)',
    purpose: 'Criar e proteger sua conta, entregar pedidos',
    basis: 'Execução de contrato',
    retention: 'Até você excluir a conta; sem confirmação do e-mail, 30 dias',
  },
  {
    data: 'Pedidos, com ou sem conta: peças, valores, endereço de entrega, situação do pagamento e a versão dos termos que você aceitou',
    purpose: 'Vender, produzir, entregar, trocar e devolver',
    basis: 'Execução de contrato e obrigação legal',
    retention: '5 anos, pelas regras fiscais, mesmo que você exclua a conta ou apague os dados',
  },
  {
    data: 'Uso de cupons: códigos calculados do CPF e do e-mail, que não mostram quem você é',
    purpose: 'Contar quantas vezes cada pessoa usou um cupom',
    basis: 'Legítimo interesse, de evitar abusos',
    retention: '90 dias depois do fim do cupom, mesmo que você exclua a conta ou apague os dados',
  },
  {
    data: 'CPF, nos pedidos com entrega: no ateliê aparece só em parte, e fica anotado quem o abriu',
    purpose: 'Emitir a nota e entregar',
    basis: 'Execução de contrato e obrigação legal',
    retention:
      'Junto com o pedido pago; de um pedido que não foi pago, até você excluir a conta ou apagar os dados',
  },
  {
    data: 'Retirada no ateliê: o nome de quem vem buscar e de quem retirou',
    purpose: 'Entregar a peça à pessoa certa',
    basis: 'Execução de contrato',
    retention: 'Até você excluir a conta ou, sem conta, apagar os dados do pedido',
  },
  {
    data: 'Pagamento: processado pelo provedor; recebemos o resultado e um código da transação',
    purpose: 'Cobrar, devolver valores e evitar fraudes',
    basis: 'Execução de contrato e legítimo interesse',
    retention: 'Junto com o pedido',
  },
  {
    data: 'Fichas de medidas: nome de quem vai vestir (de criança, só o primeiro), medidas do corpo e o texto que você aceitou; no pedido, a cópia das medidas usadas no corte',
    purpose:
      'Costurar sob medida; só você vê a ficha, e o ateliê também quando um pedido usa uma versão dela',
    basis: 'Consentimento; de criança, o de quem responde por ela. A cópia do pedido, execução de contrato',
    retention:
      'A ficha, até você excluir a ficha ou a conta; enquanto uma peça é feita nela, até a entrega. A cópia do pedido, até você excluir a conta. A ficha de uma compra sem conta e as medidas de criança, 90 dias depois da entrega',
  },
  {
    data: 'Contato: nome, e-mail, telefone, a mensagem que você escreve e, se você marcar, as suas medidas',
    purpose: 'Responder a você',
    basis: 'Legítimo interesse, a seu pedido',
    retention: '24 meses; as medidas, 90 dias',
  },
  {
    data: 'Atendimento: mensagens e fotos enviadas nos tickets',
    purpose: 'Resolver o que você pediu',
    basis: 'Execução de contrato',
    retention: 'Até você excluir a conta',
  },
  {
    data: 'Newsletter: e-mail, o texto que você aceitou e quando',
    purpose: 'Enviar novidades',
    basis: 'Consentimento, dado duas vezes: no formulário e pelo link do e-mail',
    retention: 'Até você cancelar, e mais 24 meses como prova; sem confirmação, 30 dias',
  },
  {
    data: 'Avise-me: e-mail, peça, tamanho e cor',
    purpose: 'Avisar uma vez quando a peça voltar à loja',
    basis: 'Consentimento, dado duas vezes: no formulário e pelo link do e-mail',
    retention:
      'Até 30 dias depois do aviso, ou até você cancelar; sem aviso, 12 meses; sem confirmação, 7 dias',
  },
  {
    data: 'Encontros marcados: nome, contato, data do casamento e o que você quer ver',
    purpose: 'Receber você no ateliê ou por vídeo e lembrar da hora',
    basis: 'Execução de contrato',
    retention: 'Até 6 meses depois do encontro; os de um pedido, com o pedido',
  },
  {
    data: 'Avaliações e favoritos',
    purpose: 'Mostrar sua opinião a outras clientes e guardar suas escolhas',
    basis: 'Execução de contrato',
    retention: 'Favoritos, até você excluir a conta; avaliações ficam, sem o seu nome',
  },
  {
    data: 'Lista compartilhada: as peças, o recado e o que você escolheu mostrar; de quem abre o link, o nome e a palavra que escreve e um número ao acaso do aparelho',
    purpose: 'Mostrar as suas escolhas a quem recebeu o link, e a você o que acharam',
    basis: 'Execução de contrato; de quem escreve, legítimo interesse, a seu pedido',
    retention: 'Até você apagar a palavra ou excluir a conta; o link, até você desligá-lo',
  },
  {
    data: 'Lembrete de compra não terminada: que você o pediu; se disser não, um código calculado do e-mail',
    purpose: 'Lembrar você uma vez, e não lembrar quem não quer',
    basis: 'Consentimento, dado na compra',
    retention: '90 dias; o código de quem disse não fica, para que nenhum lembrete seja enviado',
  },
  {
    data: 'Registros técnicos: data, hora, endereço de rede e página pedida',
    purpose: 'Segurança, limites contra abuso e obrigação do Marco Civil da Internet',
    basis: 'Obrigação legal e legítimo interesse',
    retention: '6 meses',
  },
]

/** Which personal data is stored, why, and for how long. */
export function PersonalData() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Dados</th>
          <th scope="col">Para quê</th>
          <th scope="col">Base legal</th>
          <th scope="col">Por quanto tempo</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ data, purpose, basis, retention }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td data-label="Para quê">{purpose}</td>
            <td data-label="Base legal">{basis}</td>
            <td data-label="Por quanto tempo">{retention}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
