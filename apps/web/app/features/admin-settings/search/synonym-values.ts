import { longestSynonym, mostMeanings, type Synonym, synonym, synonymList } from '@shop/contract/search'
import { z } from '@shop/contract/zod'

/** 'reto, curto' as it is typed. */
const typedTerms = (what: string) =>
  z.string().transform((text, { issues }) => {
    const terms = text.split(',').flatMap((word) => word.trim() || [])
    if (terms.length > mostMeanings) {
      issues.push({ code: 'custom', input: text, message: `Escreva no máximo ${mostMeanings} ${what}.` })
    } else if (terms.some((word) => word.length > longestSynonym)) {
      issues.push({ code: 'custom', input: text, message: 'Separe as palavras por vírgula.' })
    }
    return terms
  })

export const synonymForm = z.object({
  synonyms: z
    .array(
      z.object({
        term: synonym.shape.term,
        meanings: typedTerms('palavras'),
        sizes: typedTerms('tamanhos'),
        note: z.string().transform((text) => text.trim() || null),
      }),
    )
    .pipe(synonymList),
})

export type SynonymValues = z.input<typeof synonymForm>
export type ReadSynonyms = z.output<typeof synonymForm>

export const emptySynonym = { term: '', meanings: '', sizes: '', note: '' }

export function synonymValuesOf(synonyms: readonly Synonym[]): SynonymValues {
  return {
    synonyms: synonyms.map(({ term, meanings, sizes, note }) => ({
      term,
      meanings: meanings.join(', '),
      sizes: sizes.join(', '),
      note: note ?? '',
    })),
  }
}
