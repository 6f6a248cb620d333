/** Where a picture is served, relative to the hub; null where there is none. */
export function pictureUrl(pictureId: string | null): string | null {
  return pictureId ? `/api/picture/${pictureId}` : null
}
