import type { APIRequestContext } from '@playwright/test'
import { type Product, products } from '@shop/contract/products'
import { type Store, store } from '@shop/contract/store'

/** What the API says, to compare with what the pages show. */
export async function storeOf(request: APIRequestContext): Promise<Store> {
  return store.read.response.parse(await jsonOf(request, '/api/store'))
}

export async function featuredOf(request: APIRequestContext): Promise<Product[]> {
  return products.page.response.parse(await jsonOf(request, '/api/products?featured=true&limit=50'))
}

async function jsonOf(request: APIRequestContext, path: string): Promise<unknown> {
  return JSON.parse(await (await request.get(path)).text())
}
