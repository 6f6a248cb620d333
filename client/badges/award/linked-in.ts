interface Certification {
  name: string
  organization: string
  /** When it was awarded, as 2026-11-05. */
  day: string
  url: string
  id: string
}

/** Where somebody adds a certification to their profile at LinkedIn. @see https://addtoprofile.linkedin.com/ */
export function addToLinkedIn({ name, organization, day, url, id }: Certification): string {
  const [year = '', month = ''] = day.split('-')
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: id,
  }
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`
}
