import { zodResolver } from '@hookform/resolvers/zod'
import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { Product } from '@shop/contract/products'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import type { FormPicture } from './picture-list.ts'
import {
  differences,
  fieldLabels,
  newProductValues,
  type ProductValues,
  productFields,
  productValues,
  type ReadProductValues,
  valuesOf,
} from './product-values.ts'
import { refetchProducts } from './products.queries.ts'
import { readProduct, saveProduct } from './save-product.ts'
import { usePictures } from './use-pictures.ts'

const SAVE = 'product'

const PICTURES = 'images'

/** The product form: its values, its submission, and conflicts with changes by another admin. */
export function useProductForm(opened: Product | undefined, firstCollection: string, onSaved: () => void) {
  const { token } = useAdmin()
  const [product, setProduct] = useState(opened)
  const [share, setShare] = useState<number>()
  const [pictureError, setPictureError] = useState<string>()
  const [merged, setMerged] = useState<string>()
  const pictures = usePictures(opened)
  const form = useForm<ProductValues, unknown, ReadProductValues>({
    resolver: zodResolver(productValues),
    defaultValues: product ? valuesOf(product) : newProductValues(firstCollection),
  })
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const failure = product ? adminFailures.updateProduct : adminFailures.createProduct

  /** The product as it is stored now; what was typed stays. */
  const rebase = async (before: Product) => {
    const current = await readProduct(token, before.id)
    form.reset(valuesOf(current), { keepDirtyValues: true })
    pictures.rebase(current)
    setProduct(current)
    return current
  }

  const takeOver = async (before: Product) => {
    const current = await rebase(before)
    const others = differences(valuesOf(before), valuesOf(current)).map((field) => fieldLabels[field])
    setMerged(others.join(', '))
  }

  const submit = form.handleSubmit(async (values) => {
    setPictureError(undefined)
    setShare(0)
    try {
      await saveProduct({ token, product, values, pictures: pictures.pictures, onProgress: setShare })
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale_version' && product
      if (stale) await takeOver(stale).catch(() => undefined)
      if (error instanceof ApiError) setPictureError(error.fields[PICTURES])
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
      showFieldErrors(form, error, productFields)
      return
    } finally {
      setShare(undefined)
    }
    toastSuccess(SAVE, product ? adminNotices.productUpdated : adminNotices.productCreated)
    onSaved()
    await refetchProducts(token)
  })

  return {
    form,
    product,
    pictures,
    pictureError,
    /** Labels of the fields that another admin has changed; empty if only the pictures or the stock changed. */
    merged,
    submit,
    refresh: async () => product && rebase(product),
    isSubmitting,
    unsaved: isDirty || pictures.changed,
    /** Labels of the unsaved changes. */
    changes: [
      ...productFields.filter((field) => dirtyFields[field]).map((field) => fieldLabels[field]),
      ...(pictures.changed ? [fieldLabels.pictures] : []),
    ],
    sent: share !== undefined ? sentShares(pictures.pictures, share) : undefined,
  }
}

/** Files are uploaded in sequence, so the progress of each follows from the total progress. */
function sentShares(pictures: readonly FormPicture[], share: number): ReadonlyMap<string, number> {
  const files = pictures.filter((picture) => picture.kind === 'new')
  const whole = files.reduce((sum, { file }) => sum + file.size, 0)
  let left = whole * share
  return new Map(
    files.map(({ key, file }) => {
      const gone = Math.min(Math.max(left, 0), file.size)
      left -= file.size
      return [key, file.size === 0 ? share : gone / file.size]
    }),
  )
}
