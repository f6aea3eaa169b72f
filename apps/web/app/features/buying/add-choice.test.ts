import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '~/lib/toasts.ts'
import { addChoice } from './add-choice.ts'

describe('a choice', () => {
  beforeEach(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id)
  })

  test.each([
    ['size', { size: undefined, color: 'Marfim' }],
    ['size', { size: '', color: 'Marfim' }],
    ['colour', { size: 'M', color: undefined }],
    ['colour', { size: 'M', color: '' }],
  ])('without a %s adds nothing, and a toast says what to choose', (_, chosen) => {
    const onAdd = vi.fn()
    addChoice(chosen, onAdd)
    expect(onAdd).not.toHaveBeenCalled()
    expect(toasts.read()).toMatchObject([
      { title: 'Erro', description: 'Selecione o tamanho e a cor', variant: 'destructive' },
    ])
  })

  test('that is complete is passed on unchanged', () => {
    const onAdd = vi.fn()
    addChoice({ size: 'M', color: 'Marfim' }, onAdd)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ size: 'M', color: 'Marfim' })
    expect(toasts.read()).toEqual([])
  })
})
