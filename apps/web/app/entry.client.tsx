import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenBeforeRouter } from './lib/before-router.ts'
import { RequestIdContext, requestIdOfDocument } from './lib/request-id.ts'

listenBeforeRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdContext value={requestIdOfDocument()}>
        <HydratedRouter />
      </RequestIdContext>
    </StrictMode>,
  )
})
