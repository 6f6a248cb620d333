/** Where a database is and as whom to connect to it. */
export interface DatabaseAddress {
  host: string
  port: number
  database: string
  user: string
  password: string
}
