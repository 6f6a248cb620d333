// What shows pages takes its tools from where this build puts them, so the build comes first. It is the one with what browsers
// of the last years lack.
import 'pdfjs-dist/legacy/build/pdf.mjs'

export { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs'
export {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
