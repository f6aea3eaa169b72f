interface SectionHeadProps {
  id: string
  eyebrow: string
  title: string
}

export function SectionHead({ id, eyebrow, title }: SectionHeadProps) {
  return (
    <>
      <p className="eyebrow mb-2">{eyebrow}</p>
      <h2 id={id} className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]!">
        {title}
      </h2>
    </>
  )
}
