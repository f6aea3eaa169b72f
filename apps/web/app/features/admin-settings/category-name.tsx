import { formatNumber } from '@shop/contract/numbers'
import GripVertical from 'lucide-react/icons/grip-vertical'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { classes } from '~/ui/classes.ts'
import { type CategoryEdit, isNewCategory } from './category-edits.ts'

interface CategoryNameProps {
  category: CategoryEdit
  /** The admin tried to remove it while it has products. */
  rejected: boolean
  onRename: (name: string) => void
  onEdit: () => void
}

export function CategoryName({ category, rejected, onRename, onEdit }: CategoryNameProps) {
  const { name, productCount, removed, hidden } = category
  return (
    <>
      <GripVertical
        aria-hidden="true"
        strokeWidth={1.5}
        className={classes('size-4.5 justify-self-center text-ink-3', removed ? 'invisible' : 'cursor-grab')}
      />
      <div className="min-w-0">
        {removed ? (
          <span className="flex items-center gap-2 px-2">
            <s className="truncate text-ink-2">{name}</s>
            <EditedBadge>será removida</EditedBadge>
          </span>
        ) : (
          <span className="flex items-center gap-2">
            <input
              type="text"
              aria-label={`Nome da categoria ${name}`}
              value={name}
              maxLength={80}
              onChange={(event) => onRename(event.currentTarget.value)}
              className="min-h-11 w-full min-w-0 rounded-1 bg-transparent px-2 font-medium hover:bg-paper-2 focus:bg-white"
            />
            {isNewCategory(category) && <EditedBadge>nova</EditedBadge>}
            {hidden && <EditedBadge muted>escondida</EditedBadge>}
          </span>
        )}
        {rejected && (
          <p role="alert" className="flex items-center gap-1.5 px-2 pb-1 text-13 text-error">
            <TriangleAlert aria-hidden="true" className="size-4 flex-none" strokeWidth={1.7} />
            {productCount === 1
              ? 'Tem 1 produto: mova-o antes de remover.'
              : `Tem ${productCount} produtos: mova-os antes de remover.`}
          </p>
        )}
      </div>
      <span className="flex items-center gap-2 text-ink-2 max-lg:col-start-2 max-lg:row-start-2 max-lg:-mt-2 max-lg:px-2 max-lg:text-13 lg:gap-1 lg:text-14">
        {formatCount(productCount)}
        {!removed && (
          <button
            type="button"
            aria-label={`Editar ${name}`}
            className="min-h-11 cursor-pointer rounded-1 px-2 text-14 font-medium text-wine underline underline-offset-3 hover:decoration-2"
            onClick={onEdit}
          >
            Editar
          </button>
        )}
      </span>
    </>
  )
}

/** `muted`: of something that is stored, on a row without a ground of its own. */
function EditedBadge({ muted = false, children }: { muted?: boolean; children: string }) {
  return (
    <span
      className={classes(
        'flex-none rounded-pill px-2.5 py-0.5 text-13 font-medium text-ink-2',
        muted ? 'bg-paper-3' : 'bg-white',
      )}
    >
      {children}
    </span>
  )
}

function formatCount(count: number) {
  if (count === 0) return 'nenhum produto'
  return count === 1 ? '1 produto' : `${formatNumber(count)} produtos`
}
