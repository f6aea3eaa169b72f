import type { HiddenReason } from '@shop/contract/review-moderation'

export const hiddenReasonTexts: Record<HiddenReason, string> = {
  offense: 'Ofensa',
  other_shop: 'Propaganda de outra loja',
  personal_data: 'Dados pessoais',
  off_topic: 'Não fala do produto',
}
