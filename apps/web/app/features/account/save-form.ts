import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import type { User } from '@shop/contract/users'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'

const SAVE = 'save-account'

/** Saves a part of the profile and shows the result; on failure the typed values stay in their fields. */
export async function saveForm<V extends FieldValues, O, Name extends FieldPath<V>>(
  form: UseFormReturn<V, unknown, O>,
  names: readonly Name[],
  save: () => Promise<User>,
): Promise<User | undefined> {
  try {
    const saved = await save()
    toastSuccess(SAVE, notices.accountUpdated)
    return saved
  } catch (error) {
    const description = failureText(error, failures.updateAccount)
    toastFailure(SAVE, { title: failures.updateAccount.title, description })
    showFieldErrors(form, error, names)
    return undefined
  }
}
