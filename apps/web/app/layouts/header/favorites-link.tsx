import Heart from 'lucide-react/icons/heart'
import { paths } from '~/paths.ts'
import { IconLink } from '~/ui/icon-button.tsx'
import { formatProductCount } from './count-text.ts'

export function FavoritesLink({ count }: { count: number }) {
  return (
    <IconLink
      to={paths.favorites}
      label={count === 0 ? 'Favoritos' : `Favoritos, ${formatProductCount(count)}`}
      icon={<Heart aria-hidden="true" className="size-5" strokeWidth={1.5} />}
      count={count}
    />
  )
}
