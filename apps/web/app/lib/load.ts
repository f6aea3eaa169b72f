import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { ApiError, send } from './api.ts'

type Context = Readonly<RouterContextProvider>

/** A call of the API from a loader, in this process. A failure the API foresaw becomes a route error of that status. */
export async function load<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: Context,
): Promise<Output<E>> {
  const { fetchApi, requestId } = context.get(renderContext)
  try {
    return await send(fetchApi, endpoint, input)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw data({ code: error.code, message: error.message, requestId }, { status: error.status })
  }
}

/** The same for a part without which the page still stands: what it gave, or the server's sentence on why not. */
export async function loadPart<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: Context,
): Promise<{ value: Output<E> } | { failure: string }> {
  const { fetchApi, reportError } = context.get(renderContext)
  try {
    return { value: await send(fetchApi, endpoint, input) }
  } catch (error) {
    if (error instanceof ApiError) return { failure: error.message }
    reportError(error)
    return { failure: '' }
  }
}
