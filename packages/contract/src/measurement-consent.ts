/** What a customer agrees to: shown beside the ticks of a new measurement sheet and stored with it, word for word. */
export const measurementConsent =
  'Concordo que o ateliê guarde estas medidas para costurar as minhas peças. Posso apagar quando quiser; as de uma peça que está sendo feita, depois da entrega.'

/** A separate tick, for the measures of a child. */
export const guardianConsent =
  'Sou mãe, pai ou responsável por esta criança e autorizo o ateliê a guardar as medidas dela, só com o primeiro nome, para costurar a roupa que ela vai vestir.'

export function consentText(isChild: boolean): string {
  return isChild ? `${measurementConsent}\n${guardianConsent}` : measurementConsent
}

/** Of a child only the first name is stored. */
export function storedPersonName(personName: string, isChild: boolean): string {
  const name = personName.trim()
  return isChild ? (name.split(/\s+/)[0] ?? name) : name
}
