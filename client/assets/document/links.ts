import { mayLeadOut } from './may-lead-out.ts'
import { LinkTarget, PDFLinkService, type EventBus } from './pdfjs.ts'

/** Where links of a document lead: to its own pages at the size that is shown, or to a tab that knows nothing of the hub. */
export class Links extends PDFLinkService {
  constructor(eventBus: EventBus) {
    super({
      eventBus,
      externalLinkTarget: LinkTarget.BLANK,
      externalLinkRel: 'noreferrer',
      ignoreDestinationZoom: true,
    })
  }

  override addLinkAttributes(link: HTMLAnchorElement, url: string, newWindow?: boolean): void {
    // What has no address is no link.
    if (mayLeadOut(url)) super.addLinkAttributes(link, url, newWindow)
  }
}
