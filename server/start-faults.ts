/** What keeps a hub from starting, as a sentence that says what to do. Our own errors are sentences already. */
export function sentenceOf(error: Error & { code?: string; port?: number; path?: string }): string {
  const { code, port, path } = error
  if (code === 'EADDRINUSE')
    return `Another program uses port ${port}. Stop it, or set PORT (the hub), CONTENT_PORT (the content) or DATABASE_PORT (the database) to a free one.`
  if (code === 'EACCES' && port)
    return `Port ${port} needs special permission. Set PORT to one above 1023, and put a proxy in front of it.`
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.'
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code ?? ''))
    return `The hub cannot use ${path} (${code}). Let it write there, or choose another folder with DATA_DIR.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database does not answer (${error.message}). Check DATABASE_URL and that it runs.`
  if (code === '28P01' || code === '28000')
    return `The database lets nobody in as that user (${error.message}). Check user and password in DATABASE_URL and DATABASE_OWNER_URL.`
  if (code === '3D000') return `${capitalised(error.message)}. Make it, or name another one in DATABASE_URL.`
  return error.message
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
