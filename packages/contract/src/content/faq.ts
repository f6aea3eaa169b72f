import { line } from '../fields.ts'
import { richText } from '../rich-text-field.ts'
import { z } from '../zod.ts'
import { editable } from './editable.ts'

/** The ids of the shop's questions about how the atelier works, which another atelier may do in another way. */
export const optionalQuestions = ['ajustes', 'qual-tamanho', 'sob-medida'] as const

export const faqLimits = { question: 120, text: 1000, questions: 30 } as const

/** The atelier's own questions, shown after those that the shop writes from its settings. */
export const faqContent = z.object({
  questions: z
    .array(z.object({ question: line(faqLimits.question), text: richText(faqLimits.text) }))
    .max(faqLimits.questions),
  /** Of the shop's own questions those that she does not want; what it promises by law and by its settings stays. */
  hidden: z.array(z.enum(optionalQuestions)).max(optionalQuestions.length),
})

export const faqPage = editable('faq', faqContent)

export type FaqContent = z.output<typeof faqContent>
