/** The size in large letters; the heading says it too. */
export function SizeArch({ size }: { size: string }) {
  return (
    <p
      aria-hidden="true"
      className="grid h-33 w-28 flex-none place-items-center overflow-hidden rounded-arch bg-wine-soft pt-3.5 font-title text-[3.5rem] leading-none text-wine"
    >
      {size}
    </p>
  )
}
