import { line } from './fields.ts'
import { plainText } from './plain-text.ts'
import { z } from './zod.ts'

export const announcementMax = 90
const SUBJECTS_MAX = 10
const SUBJECT_LENGTH = 60

/** The line above every page. */
export const announcement = line(announcementMax)

/** Typed one below the other: empty lines are none. */
export const typedSubjects = z
  .array(plainText())
  .overwrite((lines) => lines.map((typed) => typed.trim()).filter((typed) => typed !== ''))
  .max(SUBJECTS_MAX, `No máximo ${SUBJECTS_MAX} assuntos.`)
  .refine(
    (lines) => lines.every((typed) => typed.length <= SUBJECT_LENGTH),
    `Cada assunto tem no máximo ${SUBJECT_LENGTH} letras.`,
  )
