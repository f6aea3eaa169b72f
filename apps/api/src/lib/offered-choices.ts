import { defaultColors, defaultSizes } from '@shop/contract/constants'

interface Choices {
  sizes: string[]
  colors: string[]
}

/** A product without its own sizes or colours is offered in the usual ones. */
export function offeredChoices({ sizes, colors }: Choices): Choices {
  return {
    sizes: sizes.length > 0 ? sizes : [...defaultSizes],
    colors: colors.length > 0 ? colors : [...defaultColors],
  }
}
