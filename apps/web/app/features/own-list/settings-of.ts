import type { ListSettings, OwnList } from '@shop/contract/shared-lists'

/** Of a list that is shared for the first time. */
export const firstSettings: ListSettings = {
  showsPrices: true,
  showsWedding: true,
  takesComments: true,
  message: null,
}

export function settingsOf({ showsPrices, showsWedding, takesComments, message }: OwnList): ListSettings {
  return { showsPrices, showsWedding, takesComments, message }
}
