import { totalCountHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { ApiError, type ApiFetch, exchange, send } from './api.ts'

type Context = Readonly<RouterContextProvider>

/** Calls the API from a loader, in this process. An expected API error becomes a route error with the same status. */
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

type Part<T> = { value: T } | { failure: string }

/** The same for data the page can do without: returns the data, or the server's error message. */
export function loadPart<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: Context,
): Promise<Part<Output<E>>> {
  return attempt(context, (fetchApi) => send(fetchApi, endpoint, input))
}

/** The same for one page of a list, with the total count. */
export function loadPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: Context,
): Promise<Part<{ items: Output<E>; total: number }>> {
  return attempt(context, async (fetchApi) => {
    const { response, headers } = await exchange(fetchApi, endpoint, input)
    return { items: response, total: Number(headers.get(totalCountHeader)) }
  })
}

async function attempt<T>(context: Context, request: (fetchApi: ApiFetch) => Promise<T>): Promise<Part<T>> {
  const { fetchApi, reportError } = context.get(renderContext)
  try {
    return { value: await request(fetchApi) }
  } catch (error) {
    if (error instanceof ApiError) return { failure: error.message }
    reportError(error)
    return { failure: '' }
  }
}
