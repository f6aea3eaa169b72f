import { checkAccent, type PassingAccent } from '@shop/contract/theme/accent'
import { failingPairText, formatRatio } from '@shop/contract/theme/accent-text'
import { type PaletteId, palettes } from '@shop/contract/theme/palettes'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { readAccent } from './typed-accent.ts'

interface AccentFieldProps {
  palette: PaletteId
  /** As it is typed; null without an accent of one's own. */
  value: string | null
  onChange: (accent: string | null) => void
  /** Of the form, such as a colour that is not complete. */
  error?: string | undefined
}

/** The accent, whether it has enough contrast, and the nearest that does. */
export function AccentField({ palette, value, onChange, error }: AccentFieldProps) {
  const accent = readAccent(value ?? '')
  const check = accent === undefined ? undefined : checkAccent(palette, accent)
  const own = palettes[palette].colors.wine
  const type = (typed: string) => onChange(typed === '' ? null : typed)
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-2.5">
        <input
          type="color"
          aria-label="Escolher a cor de destaque"
          value={accent ?? own}
          onChange={(event) => type(event.currentTarget.value)}
          className="mt-6.5 h-(--control) w-12 flex-none cursor-pointer appearance-none rounded-1 border border-line-strong bg-white p-0 forced-color-adjust-none focus-visible:shadow-(--focus-ring) [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <Field
          label="Código da cor"
          aside="Opcional"
          className="flex-1"
          value={value ?? ''}
          placeholder={own}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          // Not while typing: three digits may be the first half of six.
          onBlur={() => accent !== undefined && accent !== value && onChange(accent)}
        />
      </div>
      <div role="status">
        {check === undefined ? (
          <p className="text-13 text-ink-3">
            {value === null ? 'Em branco, vale a cor da paleta.' : 'Escreva a cor como #7a3f36.'}
          </p>
        ) : check.passes ? (
          <p className="text-13 text-ink-3">Passa: o menor contraste é {formatRatio(check.ratio)}.</p>
        ) : (
          <FailingAccent
            problem={failingPairText(check.failing)}
            nearest={check.nearest}
            onChoose={onChange}
          />
        )}
      </div>
    </div>
  )
}

interface FailingAccentProps {
  problem: string
  nearest: PassingAccent
  onChoose: (accent: string) => void
}

function FailingAccent({ problem, nearest, onChoose }: FailingAccentProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3 border-l-3 border-error bg-error-soft px-4 py-3.5 text-14">
      <TriangleAlert aria-hidden="true" className="mt-px size-4.5 text-error" strokeWidth={1.5} />
      <p className="font-semibold text-error">{problem}</p>
      <div className="col-start-2 flex flex-wrap items-center gap-2.5">
        <span
          aria-hidden="true"
          className="size-6 flex-none forced-color-adjust-none rounded-1"
          style={{ background: nearest.accent }}
        />
        <p className="mr-auto">
          A mais próxima que passa:
          <br />
          {nearest.accent}, {formatRatio(nearest.ratio)}
        </p>
        <Button variant="outline" size="small" onClick={() => onChoose(nearest.accent)}>
          Usar esta
        </Button>
      </div>
    </div>
  )
}
