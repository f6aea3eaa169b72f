import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import { BrandSymbol } from '~/ui/brand-symbol.tsx'
import { classes } from '~/ui/classes.ts'
import { useSite } from './use-site.ts'

interface BrandProps {
  /** The shop's name, from its profile. */
  name: string
  className?: string
}

/** Longer names are set smaller and in up to three lines: a shop's name is never truncated. */
const LONG_NAME = 14

export function Brand({ name, className }: BrandProps) {
  const { logo } = useSite().theme
  return (
    <Link
      to={paths.home}
      className={classes('flex min-h-11 min-w-0 items-center gap-2 lg:gap-3 xl:gap-3.5', className)}
    >
      {logo ? (
        <img
          src={logo.url}
          alt={name}
          width={logo.width}
          height={logo.height}
          referrerPolicy="no-referrer"
          className="h-8 w-auto max-w-[46vw] object-contain lg:h-11 lg:max-w-72"
        />
      ) : (
        <>
          <BrandSymbol className="h-[29px] w-auto flex-none text-wine lg:h-[42px]" />
          <span
            className={classes(
              'min-w-0 translate-y-px font-brand leading-[1.1] text-balance wrap-anywhere uppercase lg:translate-y-0.5',
              name.length > LONG_NAME
                ? 'text-[0.75rem] tracking-[0.05em] sm:text-[0.9375rem] lg:text-[1.0625rem] lg:tracking-[0.08em] xl:text-[1.3125rem]'
                : 'text-[0.875rem] tracking-[0.08em] min-[24rem]:text-[1.0625rem] min-[24rem]:tracking-[0.1em] lg:text-[1.375rem] lg:tracking-[0.13em] xl:text-[1.6875rem]',
            )}
          >
            {name}
          </span>
        </>
      )}
    </Link>
  )
}
