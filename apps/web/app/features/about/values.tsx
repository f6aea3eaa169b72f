import type { AboutContent } from '@shop/contract/content/about'
import Gem from 'lucide-react/icons/gem'
import Heart from 'lucide-react/icons/heart'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import Scissors from 'lucide-react/icons/scissors'

const icons = [Heart, Gem, Scissors, MessageCircleHeart]

export function Values({ values }: Pick<AboutContent, 'values'>) {
  return (
    <section aria-labelledby="values" className="page py-16 lg:py-24">
      <p className="eyebrow mb-3">Em que acreditamos</p>
      <h2 id="values" className="text-h2!">
        Nossos valores
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {values.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Heart
          return (
            <li key={title} className="max-sm:grid max-sm:grid-cols-[4rem_1fr] max-sm:gap-x-5">
              <span
                aria-hidden="true"
                className="grid h-20 w-16 place-items-center rounded-t-pill bg-paper-3 text-wine"
              >
                <Icon className="size-6" strokeWidth={1.25} />
              </span>
              <div className="sm:mt-5">
                <h3>{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
