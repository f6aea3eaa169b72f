/** The form of a sale of the atelier: what is typed, and what of it is missing or wrong. */
import { zodResolver } from '@hookform/resolvers/zod'
import { address } from '@shop/contract/address'
import { cepAgrees, cepMismatch } from '@shop/contract/cep-states'
import { isCpf } from '@shop/contract/cpf'
import { errors } from '@shop/contract/errors'
import { required } from '@shop/contract/field-messages'
import { email, phone } from '@shop/contract/fields'
import { moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'
import { hasOwnPrice } from './sale-line-values.ts'
import { amountsOf, laterCents, planOf } from './sale-money.ts'
import type { SaleValues } from './sale-values.ts'

export type SaleForm = UseFormReturn<SaleValues>

export function emptySale(today: string): SaleValues {
  return {
    found: null,
    ...{ name: '', phone: '', email: '', cpf: '' },
    lines: [],
    services: [],
    ...{ discountKind: 'none', discount: '', discountReason: '' },
    ...{ fulfilment: 'pickup', pickupName: '', wishedOn: '', overbook: false },
    ...{ zipCode: '', street: '', number: '', complement: '', neighborhood: '', city: '', state: '' },
    ...{ plan: 'whole', way: 'pix', receivedOn: today, deposit: '', partCount: '1', firstDueOn: '' },
    notes: '',
  }
}

type Report = (path: readonly (string | number)[], message: string) => void

/** All at once, so that each wrong field says so. */
export function saleRules(today: string) {
  return zodResolver(
    z.custom<SaleValues>().check(({ value, issues }) => {
      const report: Report = (path, message) =>
        issues.push({ code: 'custom', message, path: [...path], input: value })
      checkCustomer(value, report)
      checkLines(value, report)
      checkDiscount(value, report)
      if (value.fulfilment === 'ship') checkAddress(value, report)
      checkPayment(value, today, report)
    }),
  )
}

function checkCustomer(sale: SaleValues, report: Report) {
  if (sale.name.trim() === '') report(['name'], required)
  if (sale.phone.trim() === '') report(['phone'], required)
  else if (!phone.safeParse(sale.phone).success) report(['phone'], 'Informe um telefone válido.')
  if (sale.email.trim() !== '' && !email.safeParse(sale.email).success)
    report(['email'], 'Informe um e-mail válido.')
  if (sale.cpf.trim() !== '' && !isCpf(sale.cpf.trim())) report(['cpf'], errors.cpf_invalid.message)
  else if (sale.cpf.trim() === '' && sale.fulfilment === 'ship') report(['cpf'], required)
}

function checkLines({ lines, services }: SaleValues, report: Report) {
  if (lines.length + services.length === 0) report(['lines'], 'Escolha ao menos uma peça ou um serviço.')
  for (const [at, line] of lines.entries()) {
    if (line.price !== '' && parseTypedMoney(line.price) === undefined)
      report(['lines', at, 'price'], moneyExample)
    else if (hasOwnPrice(line) && line.priceReason.trim() === '')
      report(['lines', at, 'priceReason'], 'Escreva por que o preço é outro.')
  }
  for (const [at, { description, amount }] of services.entries()) {
    if (description.trim() === '') report(['services', at, 'description'], required)
    checkMoney(amount, ['services', at, 'amount'], report)
  }
}

function checkDiscount({ discountKind, discount, discountReason }: SaleValues, report: Report) {
  if (discountKind === 'none') return
  if (discountKind === 'amount') checkMoney(discount, ['discount'], report)
  else if (!/^([1-9]|[1-8]\d|90)$/.test(discount.trim()))
    report(['discount'], 'Digite um número inteiro de 1 a 90.')
  if (discountReason.trim() === '') report(['discountReason'], 'Escreva o motivo do desconto.')
}

function checkAddress(sale: SaleValues, report: Report) {
  const { data, error } = address.safeParse(sale)
  for (const { path, message } of error?.issues ?? []) report(path.map(String), message)
  if (data && !cepAgrees(data.zipCode, data.state)) report(['zipCode'], cepMismatch)
}

function checkPayment(sale: SaleValues, today: string, report: Report) {
  const { receivedOn, plan, deposit, firstDueOn } = sale
  if (receivedOn === '') report(['receivedOn'], required)
  else if (receivedOn > today) report(['receivedOn'], 'O dia do recebimento ainda não chegou.')
  if (plan === 'whole') return
  checkMoney(deposit, ['deposit'], report)
  if (firstDueOn === '') report(['firstDueOn'], required)
  else if (firstDueOn <= today) report(['firstDueOn'], 'Escolha um dia depois de hoje.')
  if (laterCents(sale) <= 0 && (parseTypedMoney(deposit) ?? 0) > 0)
    report(['deposit'], 'O sinal é o valor todo. Escolha Tudo agora.')
  else if (planOf(sale).some(({ amountCents }) => amountCents < 50))
    report(['partCount'], 'Cada parcela precisa ser de ao menos R$ 0,50.')
  if (amountsOf(sale).totalCents === 0) report(['lines'], 'O total não pode ser zero.')
}

function checkMoney(text: string, path: readonly (string | number)[], report: Report) {
  if (text.trim() === '') report(path, required)
  else if ((parseTypedMoney(text) ?? 0) === 0) report(path, moneyExample)
}
