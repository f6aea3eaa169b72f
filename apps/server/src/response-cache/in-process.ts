import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** A read of the API: same routes, validation and errors as over the network, without a socket. */
export type InProcessCall = (
  path: string,
  /** of the request that needs the response */
  requestId: string,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

/** `secret` shows the API that a call comes from this process, so that it is logged under the parent request's id. */
export function inProcessCaller(api: FastifyInstance, secret: string): InProcessCall {
  return (path, requestId, headers = {}) =>
    api.inject({
      method: 'GET',
      url: path,
      headers: { ...headers, 'x-parent-request-id': requestId, 'x-in-process': secret },
    })
}
