import { themeContent } from '../theme/theme.ts'
import { editable } from './editable.ts'

export const themePage = editable('theme', themeContent)
