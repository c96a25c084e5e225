import { realClient, type Client } from './client'
export const naiveClient: Client = { ...realClient, name: 'naive' }
