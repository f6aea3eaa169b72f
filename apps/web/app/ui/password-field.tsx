import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** Hidden until the user chooses to show it: on a phone, most wrong passwords are typing errors. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'tail'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      tail={
        <IconButton
          label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          icon={<Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
