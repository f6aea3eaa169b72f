/**
 * Migrates once, into the template that every test file copies. The copies are dropped at the end of the run: dropping
 * one right after its pool closed fails on connections that are still closing.
 */

import { migrate } from '@shop/api/db/migrate'
import type { TestProject } from 'vitest/node'
import { ownerUrl } from './database-server.ts'
import { createScratchDatabase, dropScratchDatabases, scratchName } from './scratch-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testRun: { owner: number; template: string }
  }
}

export default async function setup(project: TestProject) {
  const owner = process.pid
  await dropScratchDatabases(owner)
  const template = scratchName(owner)
  await createScratchDatabase(template)
  await migrate(ownerUrl(template))
  project.provide('testRun', { owner, template })
  return () => dropScratchDatabases(owner)
}
