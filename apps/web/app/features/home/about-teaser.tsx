import avif480 from '~/assets/pictures/atelier-480.avif'
import webp480 from '~/assets/pictures/atelier-480.webp'
import avif640 from '~/assets/pictures/atelier-640.avif'
import webp640 from '~/assets/pictures/atelier-640.webp'
import avif900 from '~/assets/pictures/atelier-900.avif'
import webp900 from '~/assets/pictures/atelier-900.webp'
import { paths } from '~/paths.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { ButtonLink } from '~/ui/button.tsx'

const steps = [
  { title: 'A conversa', text: 'Contamos histórias, tocamos tecidos e tiramos as medidas.' },
  { title: 'O croqui', text: 'Seu desenho, aquarelado à mão, com amostras e orçamento fechado.' },
  { title: 'As provas', text: 'Quantas o caimento pedir. Ajustes básicos sempre inclusos.' },
  { title: 'A entrega', text: 'Passado, embalado e pronto para o grande dia. Frete grátis.' },
]

export function AboutTeaser() {
  return (
    <section aria-labelledby="about" className="bg-paper-2 py-16 lg:py-24">
      <div className="page grid items-center gap-10 lg:grid-cols-[minmax(0,553px)_minmax(0,1fr)] lg:gap-16">
        <ArchPicture
          avif={srcSet({ 480: avif480, 640: avif640, 900: avif900 })}
          webp={srcSet({ 480: webp480, 640: webp640, 900: webp900 })}
          src={webp640}
          alt="Detalhe de um vestido de renda com véu, buquê de rosas e uma amostra de tecido presa com alfinete"
          width={900}
          height={1200}
          sizes="(min-width: 80rem) 553px, (min-width: 64rem) 43vw, 92vw"
          className="aspect-[553/640] max-lg:mx-auto max-lg:w-full max-lg:max-w-112"
        />
        <div>
          <p className="eyebrow mb-3">O ateliê</p>
          <h2 id="about" className="text-h2!">
            Do croqui ao altar, em <em>quatro encontros</em>
          </h2>
          <ol className="mt-8 border-t border-line">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] border-b border-line py-5">
                <span
                  aria-hidden="true"
                  className="font-title text-[1.875rem] leading-none text-wine italic lining-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1 leading-[1.55] text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink to={paths.about} className="mt-8">
            Conhecer o ateliê
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
