/** The building blocks of emails about an order. */
import { formatStreet } from '@shop/contract/address-line'
import { formatDeliveryWindow } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { Order, OrderItem } from '@shop/contract/order'
import { discountLabel } from '@shop/contract/order-discount'
import { openingText, pickupLabel } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { hasUsualWindow } from '@shop/contract/usual-window'
import type { Block } from './blocks.ts'
import { type Html, html } from './html.ts'
import type { Sender } from './layout.ts'
import { colors, sans } from './style.ts'

const row = `font:16px/24px ${sans};color:${colors.ink};`
const soft = `font:16px/26px ${sans};color:${colors.inkSoft};`

export function deliveryPromise(
  window: NonNullable<Order['deliveryWindow']>,
  order: Pick<Order, 'fulfilment' | 'items' | 'paidAt'>,
  sender: Pick<Sender, 'numbers' | 'closedDays'>,
): Block {
  const days = formatDeliveryWindow(window)
  const isPickup = order.fulfilment === 'pickup'
  const title = isPickup ? 'Previsão de retirada' : 'Previsão de entrega'
  const isUsual = hasUsualWindow({ ...order, deliveryWindow: window }, sender)
  const usualDays = isUsual ? [workingDaysText(numbersOf(sender).deliveryDays)] : []
  const terms = [...usualDays, ...(isPickup ? [] : ['Frete Grátis'])].join(' · ')
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:22px 0 0;">
<tr><td align="center" bgcolor="${colors.paper}" style="padding:18px 14px;">
<div style="font:14px/20px ${sans};letter-spacing:1px;text-transform:uppercase;color:${colors.gold};">${title}</div>
<div style="font:bold 19px/32px ${sans};color:${colors.ink};">${days}</div>
<div style="font:15px/22px ${sans};color:${colors.inkSoft};">${terms}</div>
</td></tr>
</table>`,
    text: `${title}: ${days}\n${terms}`,
  }
}

/** Images are decorative: a mail client that shows none loses no information. */
export function orderTable(order: Order, publicUrl: string): Block {
  const { items, totalCents, discountCents = 0 } = order
  const label = discountLabel(order)
  const discount = label === undefined ? undefined : { label, value: `− ${formatBRL(discountCents)}` }
  const total = formatBRL(totalCents)
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 26px;">
${items.map((item) => itemRow(item, publicUrl))}
${discount ? discountRow(discount) : html``}
<tr><td colspan="2" style="${row}padding:16px 0 4px;border-top:1px solid ${colors.line};">Frete</td><td align="right" style="${row}padding:16px 0 4px;border-top:1px solid ${colors.line};color:${colors.green};font-weight:bold;">Frete Grátis</td></tr>
<tr><td colspan="2" style="${row}padding:4px 0 18px;border-bottom:1px solid ${colors.line};font-weight:bold;">Total</td><td align="right" style="${row}padding:4px 0 18px;border-bottom:1px solid ${colors.line};font-size:20px;font-weight:bold;white-space:nowrap;">${total}</td></tr>
</table>`,
    text: [
      ...items.map(itemLine),
      ...(discount ? [`${discount.label}: ${discount.value}`] : []),
      'Frete: Frete Grátis',
      `Total: ${total}`,
    ].join('\n'),
  }
}

function discountRow({ label, value }: { label: string; value: string }): Html {
  const cell = `${row}padding:16px 0 0;border-top:1px solid ${colors.line};color:${colors.green};`
  return html`<tr><td colspan="2" style="${cell}">${label}</td><td align="right" style="${cell}white-space:nowrap;">${value}</td></tr>`
}

function itemRow(item: OrderItem, publicUrl: string): Html {
  const cell = `border-top:1px solid ${colors.line};padding:14px 0;`
  return html`<tr>
<td valign="middle" style="${cell}">${thumbnail(item, publicUrl)}</td>
<td valign="middle" width="100%" style="${cell}padding-right:10px;"><div style="${row}font-weight:bold;">${item.name}</div><div style="font:14px/22px ${sans};color:${colors.inkSoft};">${choice(item)}</div></td>
<td align="right" valign="middle" style="${cell}${row}white-space:nowrap;">${priceOf(item)}</td>
</tr>`
}

function thumbnail({ imageUrl }: OrderItem, publicUrl: string): Html {
  if (imageUrl === null) return html``
  const url = new URL(imageUrl, publicUrl).href
  return html`<img src="${url}" width="66" height="88" alt="" style="display:block;width:66px;height:88px;margin-right:14px;object-fit:cover;background:${colors.paper};">`
}

/** A heading and the lines under it, left-aligned. */
export function section(title: string, lines: readonly string[]): Block {
  return {
    html: html`<div style="${row}font-weight:bold;">${title}</div>
${lines.map((line) => html`<div style="${soft}">${line}</div>`)}
<div style="height:20px;line-height:20px;">&nbsp;</div>`,
    text: [title, ...lines].join('\n'),
  }
}

/** Where the order goes, or where and when to collect it. */
export function deliveryAddress({ shipping, fulfilment, pickupName }: Order, profile: StoreProfile): Block {
  const { city, state, zipCode } = shipping
  const lines = [formatStreet(shipping), `${city}, ${state} · ${zipCode}`]
  if (fulfilment !== 'pickup') return section('Entrega', lines)
  const hours = openingText(profile.openingHours)
  return section(pickupLabel, [
    ...lines,
    ...(hours === '' ? [] : [hours]),
    ...(pickupName ? [`Quem vem buscar: ${pickupName}`] : []),
  ])
}

function itemLine(item: OrderItem): string {
  return `${item.name} (${choice(item)}): ${priceOf(item)}`
}

function choice(item: OrderItem): string {
  return `${choiceText(item)} · Qtd. ${item.quantity}`
}

function priceOf({ unitPriceCents, quantity }: OrderItem): string {
  return formatBRL(unitPriceCents * quantity)
}
