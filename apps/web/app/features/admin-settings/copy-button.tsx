import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { copyText } from '~/lib/copy-text.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'

interface CopyButtonProps {
  text: string
  className?: string
  children: ReactNode
}

export function CopyButton({ text, className, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done)
    if (done) return
    toast({
      title: 'Não foi possível copiar',
      description: 'Selecione o texto na tela e copie-o.',
      variant: 'destructive',
    })
  }
  return (
    <Button variant="neutral" className={className} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <span aria-live="polite">{copied ? 'Copiado' : children}</span>
    </Button>
  )
}
