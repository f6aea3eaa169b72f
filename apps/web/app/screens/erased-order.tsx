import type { Failure } from '@shop/contract/failures'
import { orderLinks } from '@shop/contract/order-links'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'

const failure: Failure = { message: 'Não foi possível apagar os dados. Tente novamente.' }

/** Behind a mailed one-time link. Opening it erases nothing: e-mail programs open links by themselves. */
export default function ErasedOrder({ token }: { token: string }) {
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [failed, setFailed] = useState<string>()
  const erase = async () => {
    setState('sending')
    setFailed(undefined)
    try {
      await call(orderLinks.erase, { body: { token } })
      setState('done')
    } catch (error) {
      setFailed(failureText(error, failure))
      setState('open')
    }
  }
  return (
    <div className="page grid max-w-180 justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Apagar meus dados</h1>
      {state === 'done' ? (
        <>
          <FormNotice tone="ok" title="Seus dados foram apagados">
            Os links do pedido não abrem mais. Obrigada por ter comprado conosco.
          </FormNotice>
          <ButtonLink to={paths.home} variant="outline">
            Voltar ao início
          </ButtonLink>
        </>
      ) : (
        <>
          <div className="grid gap-4 text-ink-2">
            <p>
              Apagamos do pedido o e-mail, o telefone, as observações, as medidas, quem retirou e as mensagens
              que enviamos sobre ele. Depois disso ele não abre mais por nenhum link, e não dá para desfazer.
            </p>
            <p>
              De um pedido pago, a lei nos obriga a guardar por 5 anos o nome, o CPF, o endereço e os valores;
              passado esse prazo, eles também são apagados. Veja a{' '}
              <Link to={paths.privacy} className="text-wine underline underline-offset-3 hover:decoration-2">
                Política de Privacidade
              </Link>
              .
            </p>
          </div>
          {failed && <Notice tone="error">{failed}</Notice>}
          <Button variant="danger-outline" loading={state === 'sending'} onClick={() => void erase()}>
            Apagar meus dados
          </Button>
        </>
      )}
    </div>
  )
}
