export interface FindOrderErrors {
  number?: string | undefined
  email?: string | undefined
  form?: string | undefined
}

export function given(data: FormData, name: 'number' | 'email'): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
