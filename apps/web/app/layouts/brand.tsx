import { Link } from 'react-router'
import { paths } from '~/lib/paths.ts'
import { classes } from '~/ui/classes.ts'
import { BrandSymbol } from './brand-symbol.tsx'

interface BrandProps {
  /** The shop's name, from its profile. */
  name: string
  className?: string
}

export function Brand({ name, className }: BrandProps) {
  return (
    <Link
      to={paths.home}
      className={classes('flex min-h-11 min-w-0 items-center gap-2 lg:gap-3 xl:gap-3.5', className)}
    >
      <BrandSymbol className="h-[29px] w-auto flex-none text-wine lg:h-[42px]" />
      <span className="translate-y-px truncate font-brand text-[1.0625rem] leading-none tracking-[0.1em] uppercase lg:translate-y-0.5 lg:text-[1.375rem] lg:tracking-[0.13em] xl:text-[1.6875rem]">
        {name}
      </span>
    </Link>
  )
}
