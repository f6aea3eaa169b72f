import { beforeEach, expect, test } from 'vitest'
import { dismissToast, toastFailure, toastSuccess } from './action-toasts.ts'
import { toasts } from './toasts.ts'

const titles = () => toasts.read().map(({ title }) => title)
beforeEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id)
})

test('the error of an action is removed when the same action succeeds, but not when another one does', () => {
  toastFailure('status-1', { title: 'Erro um' })
  toastFailure('status-2', { title: 'Erro dois' })
  toastSuccess('status-1', { title: 'Feito' })
  expect(titles()).toEqual(['Erro dois', 'Feito'])
  expect(toasts.read()[0]?.variant).toBe('destructive')
})

test('an action that succeeds, fails again or is retried leaves no toast of its first attempt', () => {
  toastFailure('login', { title: 'Erro um' })
  toastFailure('login', { title: 'Erro dois' })
  expect(titles()).toEqual(['Erro dois'])
  dismissToast('login')
  expect(titles()).toEqual([])
  toastSuccess('status-1', { title: 'Pronto' })
  toastSuccess('status-1', { title: 'Desfeito' })
  expect(titles()).toEqual(['Desfeito'])
})
