import Heart from 'lucide-react/icons/heart'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { classes } from '~/ui/classes.ts'
import { setHeart } from './shared-list.queries.ts'

interface HeartButtonProps {
  token: string
  product: { id: number; name: string; hearts: number; isMine: boolean }
}

const failure = { message: 'Não foi possível guardar o coração. Tente novamente.' }

/** A pill on the picture, with the number of hearts of everybody. */
export function HeartButton({ token, product: { id, name, hearts, isMine } }: HeartButtonProps) {
  const toggle = async () => {
    const action = `list-heart-${id}`
    dismissToast(action)
    try {
      await setHeart(token, id, !isMine)
    } catch (error) {
      toastFailure(action, { title: 'Erro', description: failureText(error, failure) })
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={`${hearts} ${hearts === 1 ? 'coração' : 'corações'} para ${name}`}
      onClick={() => void toggle()}
      className="inline-flex min-h-12 min-w-17 items-center justify-center gap-2.5 rounded-pill bg-paper/95 px-5 font-medium tabular-nums transition-colors hover:text-wine"
    >
      <Heart
        aria-hidden="true"
        className={classes('size-5', isMine && 'fill-wine text-wine')}
        strokeWidth={1.5}
      />
      <span aria-hidden="true" className={isMine ? 'text-wine' : undefined}>
        {hearts}
      </span>
    </button>
  )
}
