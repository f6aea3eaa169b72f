import { SelectField } from '~/ui/select-field.tsx'
import { colorIn, type FormPicture } from './picture-list.ts'

interface PictureColorProps {
  picture: FormPicture
  position: number
  colors: readonly string[]
  onChange: (key: string, change: { color: string }) => void
}

/** Which colour the picture shows. A product of one colour needs no choice. */
export function PictureColor({ picture, position, colors, onChange }: PictureColorProps) {
  if (colors.length < 2) return null
  return (
    <SelectField
      label={`Cor da foto ${position + 1}`}
      labelHidden
      value={colorIn(colors, picture)}
      onChange={(event) => onChange(picture.key, { color: event.currentTarget.value })}
      // Three beside each other: the longest name needs the whole width.
      className="mt-1.5 lg:[&_select]:pr-7 lg:[&_select]:pl-2 lg:[&_select]:text-13 lg:[&_svg]:right-1.5"
    >
      <option value="">Todas as cores</option>
      {colors.map((color) => (
        <option key={color}>{color}</option>
      ))}
    </SelectField>
  )
}
