/** What a customer agrees to: shown beside the ticks of a new measurement sheet and stored with it, word for word. */
export const measurementConsent =
  'Concordo que o ateliê guarde estas medidas para costurar as minhas peças. Posso apagar quando quiser; as de uma peça que está sendo feita, depois da entrega.'

/** Of a guest, whose measurement sheet belongs to the order. */
export const guestMeasurementConsent =
  'Concordo que o ateliê guarde estas medidas para costurar este pedido. A ficha é apagada 90 dias depois da entrega; as medidas em que a peça foi cortada ficam com o pedido.'

/** A separate tick, for the measures of a child. */
export const guardianConsent =
  'Sou mãe, pai ou responsável por esta criança e autorizo o ateliê a guardar as medidas dela, só com o primeiro nome, para costurar a roupa que ela vai vestir.'

export function consentText(isChild: boolean, own = measurementConsent): string {
  return isChild ? `${own}\n${guardianConsent}` : own
}

/** Of a child only the first name is stored. */
export function storedPersonName(personName: string, isChild: boolean): string {
  const name = personName.trim()
  return isChild ? (name.split(/\s+/)[0] ?? name) : name
}
