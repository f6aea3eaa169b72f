import { centimetres } from './centimetres.ts'
import { optionalLine } from './fields.ts'
import { wireValues } from './wire.ts'
import { z } from './zod.ts'

export const reviewFitLabels = { tight: 'apertado', right: 'certo', loose: 'folgado' } as const
export type ReviewFitKind = keyof typeof reviewFitLabels

/** From a flower girl to a tall bride. */
export const heightBounds = { least: 60, most: 230 } as const
export const reviewHeelMaxMm = 200
const WORN_SIZE_LENGTH = 30

export const heightWrong = 'Informe a altura em metros, como 1,68, ou em centímetros, como 168.'

/** What an author may publish about how the product fit her. */
export const reviewFit = {
  /** One of the product's sizes. */
  wornSize: optionalLine(WORN_SIZE_LENGTH),
  heightCm: z
    .int(heightWrong)
    .min(heightBounds.least, heightWrong)
    .max(heightBounds.most, heightWrong)
    .nullish(),
  heel: centimetres(0, reviewHeelMaxMm).nullish(),
  fit: wireValues(reviewFitLabels).nullish(),
}

/**
 * '1,68', '1.68', '168', '1,68 m' and '168 cm' are 168; undefined for a text that is no height of a person. `null` for
 * an empty one.
 */
export function parseHeight(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  const metres = /^([0-2])[.,](\d{1,2})\s*m?$/.exec(text)
  const centimetre = /^(\d{2,3})\s*(cm)?$/.exec(text)
  const cm = metres
    ? Number(metres[1]) * 100 + Number((metres[2] ?? '').padEnd(2, '0'))
    : Number(centimetre?.[1] ?? Number.NaN)
  return cm >= heightBounds.least && cm <= heightBounds.most ? cm : undefined
}

/** Their keys in JSON, where an old one is Portuguese too. */
export const reviewFitNames = {
  wornSize: 'tamanho',
  heightCm: 'altura_cm',
  heel: 'salto_cm',
  fit: 'caimento',
} as const

/** '1,68 m' */
export function formatHeight(cm: number): string {
  return `${Math.floor(cm / 100)},${String(cm % 100).padStart(2, '0')} m`
}

/** 'salto de 7,5 cm'; 'sem salto' */
export function formatHeel(mm: number): string {
  return mm === 0 ? 'sem salto' : `salto de ${String(mm / 10).replace('.', ',')} cm`
}

/** 'veste como o esperado' */
export function formatFit(fit: ReviewFitKind): string {
  return { tight: 'veste apertado', right: 'veste como o esperado', loose: 'veste folgado' }[fit]
}
