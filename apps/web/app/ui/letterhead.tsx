import { classes } from './classes.ts'
import { useBrand } from './use-brand.ts'

/** At the top of what is printed: the shop's logo, or its name. */
export function Letterhead({ name, className }: { name: string; className: string }) {
  const logo = useBrand()?.logo
  if (!logo) return <p className={classes('font-brand', className)}>{name}</p>
  return (
    <img
      src={logo.url}
      alt={name}
      width={logo.width}
      height={logo.height}
      referrerPolicy="no-referrer"
      className="h-11 w-auto max-w-60 object-contain object-left"
    />
  )
}
