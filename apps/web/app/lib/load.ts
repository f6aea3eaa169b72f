import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { ApiError, send } from './api.ts'

/** A call of the API from a loader, in this process. A failure the API foresaw becomes a route error of that status. */
export async function load<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: Readonly<RouterContextProvider>,
): Promise<Output<E>> {
  try {
    return await send(context.get(renderContext).fetchApi, endpoint, input)
  } catch (error) {
    if (error instanceof ApiError) {
      throw data({ code: error.code, message: error.message }, { status: error.status })
    }
    throw error
  }
}
